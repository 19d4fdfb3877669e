import { Sparkline, TextLink } from '@greenroom/ui'
import { useAtomValue } from 'jotai'
import { formatsAtom } from '#data/formats.ts'
import { changeOf } from '#records/figure-change.ts'
import { FigureTiles } from '#records/FigureTiles.tsx'
import { FIGURES } from './figures.ts'
import { homeFiguresAtom } from './home.atoms.ts'
import styles from './HomeScreen.module.css'

/** Up to four figures of the last seven complete days, each compared with the seven before. Not there without any. */
export function FiguresCard() {
  const { from, to, figures } = useAtomValue(homeFiguresAtom)
  const { money, number, day } = useAtomValue(formatsAtom)
  if (figures.length === 0) return null
  const tiles = figures.map(({ figure, value, before, days }) => {
    const { label, hrefOf, ...compared } = FIGURES[figure]
    const text = compared.kind === 'money' ? money : number
    const half = days.length / 2
    return {
      id: figure,
      label: <TextLink href={hrefOf({ from, to })}>{label}</TextLink>,
      value: text(value),
      change: changeOf(compared, value, before),
      before: text(before),
      course: <Sparkline values={days.slice(half)} compared={days.slice(0, half)} />,
    }
  })
  return (
    <section className={styles.figures} aria-label="Figures">
      <FigureTiles tiles={tiles} />
      <p className={styles.muted}>
        {day(from)} to {day(to)}, compared with the seven days before
      </p>
    </section>
  )
}
