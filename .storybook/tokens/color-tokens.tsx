import { ACCENTS, contrast, PAIRS } from '../../libs/ui/src/tokens.ts'
import { colorsIn, TOKENS } from './sheet.ts'
import styles from './tokens.module.css'
import { TokenTable } from './TokenTable.tsx'

const PLAIN = colorsIn('green')
const OF_ACCENT = Object.keys(PLAIN).filter((name) => colorsIn('indigo')[name]!.join() !== PLAIN[name]!.join())

/** Every color that is the same with each accent, in both schemes. */
export function Palette() {
  const names = Object.keys(PLAIN).filter((name) => !OF_ACCENT.includes(name))
  return (
    <TokenTable label="Colors" head={['Light', 'Dark']} rows={names.map((name) => [name, ...swatches(PLAIN[name]!)])} />
  )
}

/** The colors that depend on the accent. */
export function Accents() {
  return ACCENTS.map((accent) => (
    <section key={accent}>
      <h3>{accent}</h3>
      <TokenTable
        label={`Colors of ${accent}`}
        head={['Light', 'Dark']}
        rows={OF_ACCENT.map((name) => [name, ...swatches(colorsIn(accent)[name]!)])}
      />
    </section>
  ))
}

/** Colors with transparency, which have no contrast of their own. */
export function Translucent() {
  const names = Object.keys(TOKENS).filter((name) => name === 'scrim' || name.startsWith('shadow'))
  return (
    <TokenTable
      label="Shadows and the scrim"
      head={['Looks', 'Value']}
      rows={names.map((name) => [
        name,
        <span
          key="looks"
          className={styles.lifted}
          style={name === 'scrim' ? { background: 'var(--scrim)' } : { boxShadow: `var(--${name})` }}
        />,
        <code key="value">{TOKENS[name]}</code>,
      ])}
    />
  )
}

/** The contrast of every pair that components use. */
export function Contrasts() {
  return (
    <TokenTable
      label="Contrast of pairs"
      head={['On', 'Needs', ...ACCENTS.flatMap((accent) => [`${accent}, light`, `${accent}, dark`])]}
      rows={PAIRS.map(([ink, ground, least]) => [
        ink,
        <code key="ground">--{ground}</code>,
        `${least}:1`,
        ...ACCENTS.flatMap((accent) =>
          [0, 1].map((scheme) =>
            contrast(colorsIn(accent)[ink]![scheme]!, colorsIn(accent)[ground]![scheme]!).toFixed(2),
          ),
        ),
      ])}
    />
  )
}

function swatches(values: readonly string[]) {
  return values.map((value) => (
    <span key={value}>
      <span className={styles.swatch} style={{ background: value }} />
      <code>{value}</code>
    </span>
  ))
}
