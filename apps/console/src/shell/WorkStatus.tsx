import { Button, numbers, Popover, ProgressBar, TextLink } from '@greenroom/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { CircleAlert, CircleCheck, LoaderCircle } from 'lucide-react'
import { dropWorkAtom, type Work, workAtom } from '#screens/work.atoms.ts'
import styles from './WorkStatus.module.css'

/** Long-running work in the top bar: its progress, a link to its screen, and Cancel. Hidden while nothing runs. */
export function WorkStatus() {
  const work = useAtomValue(workAtom)
  const drop = useSetAtom(dropWorkAtom)
  const latest = work.findLast(({ state }) => state === 'running') ?? work.at(-1)
  if (!latest) return null
  return (
    <Popover
      label="Work in progress"
      placement="bottom end"
      trigger={
        <Button variant="quiet" icon={iconOf(latest.state)}>
          {summary(latest)}
        </Button>
      }
    >
      <ul className={styles.list}>
        {work.map((one) => (
          <li key={one.id} className={styles.work}>
            <ProgressBar
              label={one.label}
              value={one.state === 'running' ? one.done : (one.total ?? 1)}
              max={one.state === 'running' ? one.total : (one.total ?? 1)}
              text={inNumbers(one)}
            />
            <div className={styles.actions}>
              <TextLink href={one.href}>Show</TextLink>
              {one.state !== 'running' && (
                <Button size="small" variant="quiet" onPress={() => drop(one.id)}>
                  Dismiss
                </Button>
              )}
              {one.state === 'running' && one.onCancel && (
                <Button size="small" variant="quiet" onPress={one.onCancel}>
                  Cancel
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Popover>
  )
}

const WORDS = { done: 'Done', failed: 'Failed', canceled: 'Canceled' }

function summary({ state, done, total }: Work): string {
  if (state !== 'running') return WORDS[state]
  return total ? `${Math.floor((100 * done) / total)}%` : numbers.text(done)
}

function inNumbers({ state, done, total, unit }: Work): string {
  if (state !== 'running') return WORDS[state]
  return total === undefined
    ? `${numbers.text(done)} ${unit}`
    : `${numbers.text(done)} of ${numbers.text(total)} ${unit}`
}

function iconOf(state: Work['state']) {
  if (state === 'running') return <LoaderCircle />
  return state === 'done' ? <CircleCheck /> : <CircleAlert />
}
