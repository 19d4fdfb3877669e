import { Card, Checkbox, Select } from '@greenroom/ui'
import type { ImportOptions } from '@greenroom/imports'
import { useAtomValue, useSetAtom } from 'jotai'
import type { ReactNode } from 'react'
import { changePlanAtom, concernsAtom, type Draft } from './draft.atoms.ts'
import { rows } from './item-words.ts'
import styles from '../imports.module.css'
import type { Concerns } from '../reading/reading.ts'

const SPACE = ' '

/** Names for the replacement characters, because a Select option can't be ''. */
const REPLACEMENTS = [
  { id: 'space', label: 'a space', text: SPACE },
  { id: 'nothing', label: 'nothing', text: '' },
  { id: 'hyphen', label: 'a hyphen', text: '-' },
]

/** Options for common problems in files, each with the number of rows it affects. */
export function PlanChoices({ draft: { plan, restricted } }: { draft: Draft }) {
  const change = useSetAtom(changePlanAtom)
  const { options } = plan
  const choose = (chosen: ImportOptions) => void change({ options: { ...options, ...chosen } })
  const { replaceRestricted } = options
  const usable = REPLACEMENTS.filter(({ text }) => text === '' || !restricted.includes(text))
  const replacement = usable.find(({ text }) => text === replaceRestricted)
  return (
    <Card title="Clean up while reading">
      <div className={styles.choices}>
        <Choice checked={options.trimSpaces === true} onChange={(trimSpaces) => choose({ trimSpaces })} about="spaces">
          Trim spaces at the start and end of cells
        </Choice>
        <Choice
          checked={options.skipWithoutName === true}
          onChange={(skipWithoutName) => choose({ skipWithoutName })}
          about="noName"
        >
          Skip rows without a name
        </Choice>
        <Choice
          checked={options.skipSystemItems === true}
          onChange={(skipSystemItems) => choose({ skipSystemItems })}
          about="systemItems"
        >
          Skip system items, which cannot be changed
        </Choice>
        <Choice
          checked={replaceRestricted !== undefined}
          onChange={(on) => choose({ replaceRestricted: on ? SPACE : undefined })}
          about="restricted"
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

type ChoiceProps = {
  checked: boolean
  onChange: (checked: boolean) => void
  about: keyof Concerns
  children: ReactNode
}

function Choice({ checked, onChange, about, children }: ChoiceProps) {
  return (
    <div className={styles.choice}>
      <Checkbox checked={checked} onChange={onChange}>
        {children}
      </Checkbox>
      <Concerned about={about} />
    </div>
  )
}

/** How many rows a choice affects, from the latest complete reading. */
function Concerned({ about }: { about: keyof Concerns }) {
  const count = useAtomValue(concernsAtom)?.[about]
  const text = count === undefined ? '' : count === 0 ? 'no rows' : rows(count)
  return <span className={styles.about}>{text}</span>
}
