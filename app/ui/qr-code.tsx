import { encode } from 'uqr';

interface QrCodeProps {
  /** What a camera reads from it. */
  text: string;
  label: string;
  className?: string;
}

/** A text as a code for a camera: dark on white in every theme, drawn in one path. */
export function QrCode({ text, label, className }: QrCodeProps) {
  const { size, data } = encode(text, { border: 2 });
  return (
    <svg
      className={className}
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#000" d={data.flatMap(rowOf).join('')} />
    </svg>
  );
}

/** A row of dark and light squares as an outline: one box for each run of dark ones. */
function rowOf(squares: readonly boolean[], y: number): string[] {
  const starts = squares.flatMap((dark, x) => (dark && !squares[x - 1] ? [x] : []));
  return starts.map((x) => {
    const end = squares.indexOf(false, x);
    const width = (end === -1 ? squares.length : end) - x;
    return `M${x} ${y}h${width}v1h-${width}z`;
  });
}
