import { type LabelLayout, toSvg } from '@greenroom/labels'
import styles from './labels.module.css'

/** A label as it prints, dot for dot. */
export function LabelPicture({ layout, label }: { layout: LabelLayout; label: string }) {
  const source = `data:image/svg+xml,${encodeURIComponent(toSvg(layout))}`
  return <img className={styles.picture} src={source} alt={label} draggable={false} decoding="sync" />
}
