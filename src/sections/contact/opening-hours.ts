const DAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];

/** Schema.org's opening hours, `Mo-Fr 06:00-18:00, Sa 08:00-12:00`, as lines in a language. */
export function formatOpeningHours(opens: string, language: string, allDay: string) {
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' });
  const clock = new Intl.DateTimeFormat(language, { timeStyle: 'short', timeZone: 'UTC' });
  const list = new Intl.ListFormat(language, { type: 'unit', style: 'short' });
  // 5 January 1970 was a Monday.
  const day = (name: string) => weekday.format(new Date(Date.UTC(1970, 0, 5 + DAYS.indexOf(name))));
  const days = (range: string) => range.split('-').map(day).join('–');
  const time = (clockTime: string) => {
    const [hours = 0, minutes = 0] = clockTime.split(':').map(Number);
    return clock.format(new Date(Date.UTC(1970, 0, 5, hours, minutes)));
  };
  return opens.split(', ').map((span) => {
    const [dayRanges = '', hours = '00:00-24:00'] = span.split(' ');
    const times = hours === '00:00-24:00' ? allDay : hours.split('-').map(time).join('–');
    return `${list.format(dayRanges.split(',').map(days))} ${times}`;
  });
}
