import { COARSE, COMPACT, tokensNamed } from './sheet.ts'
import styles from './tokens.module.css'
import { TokenTable } from './TokenTable.tsx'

/** The steps of the 4 px grid. */
export function Spaces() {
  return (
    <TokenTable
      label="Spacing"
      head={['Value', 'Looks']}
      rows={tokensNamed('space').map(([name, value]) => [
        name,
        value,
        <span key="looks" className={styles.bar} style={{ inlineSize: value }} />,
      ])}
    />
  )
}

/** How round corners are. */
export function Radii() {
  return (
    <TokenTable
      label="Radius"
      head={['Value', 'Looks']}
      rows={tokensNamed('radius').map(([name, value]) => [
        name,
        value,
        <span key="looks" className={styles.corner} style={{ borderRadius: value }} />,
      ])}
    />
  )
}

/** The sizes of controls, rows and the frame, which density and pointer change. */
export function Sizes() {
  return (
    <TokenTable
      label="Sizes"
      head={['Comfortable', 'Compact', 'Touch']}
      rows={tokensNamed('control', 'row', 'gap', 'sidebar', 'topbar')
        .filter(([, value]) => value.endsWith('px'))
        .map(([name, value]) => [name, value, COMPACT[name] ?? value, COARSE[name] ?? value])}
    />
  )
}
