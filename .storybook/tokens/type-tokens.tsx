import { tokensNamed } from './sheet.ts'
import { TokenTable } from './TokenTable.tsx'

/** The sizes of text. Colors of text have names that begin alike, but no size. */
export function TypeScale() {
  const sizes = tokensNamed('text').filter(([, value]) => value.endsWith('rem'))
  return (
    <TokenTable
      label="Type scale"
      head={['Size', 'Sample']}
      rows={sizes.map(([name, value]) => [
        name,
        `${value} (${Math.round(Number.parseFloat(value) * 14)} px)`,
        <span key="sample" style={{ fontSize: `${Number.parseFloat(value) * 14}px` }}>
          Tour tee, black, $24.00
        </span>,
      ])}
    />
  )
}

/** The two families, and the weights beside 400. */
export function Fonts() {
  return (
    <TokenTable
      label="Fonts"
      head={['Value', 'Sample']}
      rows={tokensNamed('font', 'weight').map(([name, value]) => [
        name,
        <code key="value" style={{ whiteSpace: 'normal' }}>
          {value}
        </code>,
        <span
          key="sample"
          style={name.startsWith('font') ? { fontFamily: `var(--${name})` } : { fontWeight: `var(--${name})` }}
        >
          Net sales 1,204.50
        </span>,
      ])}
    />
  )
}
