import { isBlack, qrCode } from '@greenroom/labels'

/** A text as a QR code: black on white in both color schemes, with the margin that scanners need. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const code = qrCode(text, 'M')
  if (!code) return null
  const modules = Array.from({ length: code.width * code.height }, (_, at) => ({
    x: at % code.width,
    y: Math.floor(at / code.width),
  }))
  const path = modules.map(({ x, y }) => (isBlack(code, x, y) ? `M${x} ${y}h1v1h-1z` : '')).join('')
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`-4 -4 ${code.width + 8} ${code.height + 8}`}
      shapeRendering="crispEdges"
    >
      <path fill="#fff" d={`M-4-4h${code.width + 8}v${code.height + 8}h-${code.width + 8}z`} />
      <path fill="#000" d={path} />
    </svg>
  )
}
