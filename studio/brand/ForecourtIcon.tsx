export function ForecourtIcon() {
  return (
    <svg viewBox="0 0 32 32" width="1em" height="1em" fill="none" aria-hidden="true">
      <title>Forecourt</title>
      <rect width="32" height="32" rx="7" fill="#0f172a" />
      <path d="M6 11.5 16 7l10 4.5v2.4H6v-2.4Z" fill="#ffffff" />
      <path d="M9.2 16v8.4M22.8 16v8.4" stroke="#ffffff" strokeWidth="2" strokeLinecap="round" />
      <path d="M13 24.4v-3.1l1-2.3h4l1 2.3v3.1" stroke="#60a5fa" strokeWidth="2" strokeLinejoin="round" />
    </svg>
  );
}
