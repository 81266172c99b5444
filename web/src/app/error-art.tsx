/** A calendar that has lost one of its blocks. */
const ErrorArt = () => (
  <svg width="260" height="190" viewBox="0 0 260 190" fill="none" aria-hidden="true">
    <rect
      x="3"
      y="21"
      width="204"
      height="140"
      rx="16"
      className="fill-surface stroke-line-control"
      strokeWidth="2.5"
    />
    <path
      d="M3 56h204M54 56v104M105 56v104M156 56v104"
      className="stroke-line-strong"
      strokeWidth="2.5"
    />
    <path d="M58 8v26M152 8v26" className="stroke-ink" strokeWidth="7" strokeLinecap="round" />
    <rect x="11" y="66" width="35" height="38" rx="6" className="fill-violet-bar" />
    <rect x="11" y="112" width="35" height="28" rx="6" className="fill-blue-bar" />
    <rect x="62" y="74" width="35" height="54" rx="6" className="fill-green-bar" />
    <rect
      x="113"
      y="66"
      width="35"
      height="28"
      rx="6"
      className="stroke-line-control"
      strokeWidth="2.5"
      strokeDasharray="5 5"
    />
    <rect x="164" y="90" width="35" height="44" rx="6" className="fill-amber-bar" />
    <g transform="rotate(24 230 146)">
      <rect
        x="212"
        y="130"
        width="37"
        height="30"
        rx="6"
        className="fill-hl stroke-ink"
        strokeWidth="2.5"
      />
    </g>
    <path
      d="M136 62c26-30 88-28 92 54"
      className="stroke-ink-3"
      strokeWidth="2.5"
      strokeDasharray="2 8"
      strokeLinecap="round"
    />
  </svg>
);

export default ErrorArt;
