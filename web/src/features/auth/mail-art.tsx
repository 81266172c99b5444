export const MailArt = () => (
  <svg viewBox="0 0 120 84" fill="none" aria-hidden="true" className="-ms-1 h-21 w-30">
    <rect
      x="10"
      y="14"
      width="88"
      height="60"
      rx="8"
      strokeWidth="2.5"
      className="fill-surface stroke-ink"
    />
    <path d="M12 20l42 30 42-30" strokeWidth="2.5" strokeLinejoin="round" className="stroke-ink" />
    <path d="M64 66h40" strokeWidth="11" strokeLinecap="round" className="stroke-hl" />
    <path d="M66 66h36" strokeWidth="2.5" strokeLinecap="round" className="stroke-on-hl" />
  </svg>
);
