import { encode } from "uqr";

/** Dark on paper white in both themes: cameras read nothing else. */
const QrCode = ({ text, label }: { readonly text: string; readonly label: string }) => {
  const { data, size } = encode(text, { border: 1 });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")))
    .join("");
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-34 rounded-control bg-[#fff] p-1 inset-ring inset-ring-line-strong"
    >
      <path d={path} fill="#17223b" />
    </svg>
  );
};

export default QrCode;
