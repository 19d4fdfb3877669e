import { Card, Checkbox, Select } from '@greenroom/ui'
import type { ImportOptions } from '@greenroom/validation'
import { useSetAtom } from 'jotai'
import { changePlanAtom, type Draft } from './draft.atoms.ts'
import styles from './imports.module.css'
import type { Concerns } from './reading.ts'

const SPACE = ' '

/** An option of a Select may not be '', so the replacements have names. */
const REPLACEMENTS = [
  { id: 'space', label: 'a space', text: SPACE },
  { id: 'nothing', label: 'nothing', text: '' },
  { id: 'hyphen', label: 'a hyphen', text: '-' },
]

/** What to do about rows as real files have them, and how many rows each choice is about. */
export function PlanChoices({ draft: { plan, reading, restricted } }: { draft: Draft }) {
  const change = useSetAtom(changePlanAtom)
  const { options } = plan
  const choose = (chosen: ImportOptions) => void change({ options: { ...options, ...chosen } })
  const concerns = reading.at === 'read' ? reading.summary.concerns : undefined
  const { replaceRestricted } = options
  const usable = REPLACEMENTS.filter(({ text }) => text === '' || !restricted.includes(text))
  const replacement = usable.find(({ text }) => text === replaceRestricted)
  return (
    <Card title="Mend while reading">
      <div className={styles.choices}>
        <Choice
          checked={options.trimSpaces === true}
          onChange={(trimSpaces) => choose({ trimSpaces })}
          about={rowsOf(concerns, 'spaces')}
        >
          Trim spaces at the start and end of cells
        </Choice>
        <Choice
          checked={options.skipWithoutName === true}
          onChange={(skipWithoutName) => choose({ skipWithoutName })}
          about={rowsOf(concerns, 'noName')}
        >
          Skip rows without a name
        </Choice>
        <Choice
          checked={replaceRestricted !== undefined}
          onChange={(on) => choose({ replaceRestricted: on ? SPACE : undefined })}
          about={rowsOf(concerns, 'restricted')}
        >
          Replace the restricted characters {[...restricted].join(' ')}
        </Choice>
        {replaceRestricted !== undefined && (
          <div className={styles.replacement}>
            <Select
              label="Replace them by"
              options={usable}
              value={replacement?.id ?? ''}
              onChange={(id) => choose({ replaceRestricted: usable.find((option) => option.id === id)?.text })}
            />
          </div>
        )}
      </div>
    </Card>
  )
}

type ChoiceProps = { checked: boolean; onChange: (checked: boolean) => void; about: string; children: React.ReactNode }

function Choice({ checked, onChange, about, children }: ChoiceProps) {
  return (
    <div className={styles.choice}>
      <Checkbox checked={checked} onChange={onChange}>
        {children}
      </Checkbox>
      <span className={styles.about}>{about}</span>
    </div>
  )
}

function rowsOf(concerns: Concerns | undefined, name: keyof Concerns): string {
  if (!concerns) return ''
  const count = concerns[name]
  return count === 0 ? 'no rows' : count === 1 ? '1 row' : `${count.toLocaleString()} rows`
}
