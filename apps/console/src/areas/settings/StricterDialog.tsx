import { ConfirmDialog, numbers, TextLink } from '@greenroom/ui'
import { useAtomValue } from 'jotai'
import { screensAtom } from '#screens/screens.atoms.ts'
import styles from './settings.module.css'
import type { WouldRefuse } from './system.atoms.ts'

type StricterDialogProps = {
  /** Undefined while there is nothing to ask. */
  refused: readonly WouldRefuse[] | undefined
  onSave: () => void
  onCancel: () => void
}

/** Kinds with IDs of the server's own, which mean nothing to people. */
const UNSEEN_IDS = ['labelTemplate', 'printer', 'role', 'user']

/** Which stored values a stricter configuration would refuse, with a link to some of them, before it is saved. */
export function StricterDialog({ refused, onSave, onCancel }: StricterDialogProps) {
  const screens = useAtomValue(screensAtom)
  const hrefOf = (kind: string, id: string) => screens.find(({ finds }) => finds?.kind === kind)?.finds?.hrefOf(id)
  return (
    <ConfirmDialog
      title="Save stricter rules?"
      open={refused !== undefined}
      confirm="Save anyway"
      danger
      onConfirm={onSave}
      onCancel={onCancel}
    >
      <p>These stored values stay, but their records can&apos;t be saved again until they are corrected:</p>
      <ul className={styles.refused}>
        {refused?.map(({ kind, field, label, count, capped, examples }) => (
          <li key={`${kind} ${field}`}>
            {label}: {capped ? `more than ${numbers.text(count)}` : numbers.text(count)}, such as{' '}
            {examples.map(({ id, value }, at) => {
              const href = hrefOf(kind, id)
              const text = id === '' || id === value || UNSEEN_IDS.includes(kind) ? value : `${id} (${value})`
              return (
                <span key={id}>
                  {at > 0 && ', '}
                  {href ? (
                    <TextLink href={href} target="_blank">
                      {text}
                    </TextLink>
                  ) : (
                    text
                  )}
                </span>
              )
            })}
          </li>
        ))}
      </ul>
    </ConfirmDialog>
  )
}
