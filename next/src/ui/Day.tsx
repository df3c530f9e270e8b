type Props = { date: string; language: string };

/** A date as a language writes it. Engines may differ in that: the prerendered text stays. */
export function Day({ date, language }: Props) {
  return (
    <time dateTime={date} suppressHydrationWarning>
      {new Date(date).toLocaleDateString(language, { dateStyle: 'long', timeZone: 'UTC' })}
    </time>
  );
}
