type Props = { date: string; language: string };

/** A date as a language writes it. Engines may differ in that: the prerendered text stays. */
export function Day({ date, language }: Props) {
  const { format } = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <time dateTime={date} suppressHydrationWarning>
      {format(new Date(date))}
    </time>
  );
}
