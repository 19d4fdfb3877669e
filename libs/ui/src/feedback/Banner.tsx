import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './Banner.module.css'
import type { Tone } from './tone.ts'

export interface BannerProps {
  /** How serious it is; it picks the icon too. */
  tone?: Exclude<Tone, 'neutral'>
  /** What happened, in a few words. */
  title?: ReactNode
  /** Details, and what to do. */
  children?: ReactNode
  /** A button or a link at the right. */
  action?: ReactNode
}

const ICONS = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert }

/** A message that stays until its cause is gone. Screen readers announce danger at once, other tones when idle. */
export function Banner({ tone = 'info', title, children, action }: BannerProps) {
  const Icon = ICONS[tone]
  return (
    <div className={styles.banner} data-tone={tone} role={tone === 'danger' ? 'alert' : 'status'}>
      <Icon size={16} />
      <div className={styles.text}>
        {title && <strong>{title}</strong>}
        {children && <div>{children}</div>}
      </div>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
