/** An e-mail address that, where it must, breaks behind its @. */
export function MailLink({ email }: { email: string }) {
  const [name, domain] = email.split('@');
  return (
    <a href={`mailto:${email}`}>
      {/* One piece in a flexible box too: in two, it would be read as two words. */}
      <span>
        {`${name}@`}
        <wbr />
        {domain}
      </span>
    </a>
  );
}
