import { EmptyState, Grid } from '@greenroom/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useMemo, useState } from 'react'
import { showFailure } from '#failures/show-failure.ts'
import { formatsAtom } from '#data/formats.ts'
import { usePages } from '#data/pages.ts'
import { MayButton } from '#session/MayButton.tsx'
import { changedHerePages, chooseValuesAtom, type Choice } from './changed-here.atoms.ts'
import { changedHereColumns } from './file/changed-here.columns.ts'
import type { Import } from './import.atoms.ts'
import styles from './imports.module.css'
import { useRefusalOfOthers } from './use-refusal-of-others.ts'

const NONE: ReadonlySet<string> = new Set()

/** The values that were changed here since the last import of such a file. The user chooses which of them stay. */
export function ChangedHere({ one }: { one: Import }) {
  const { importID, state } = one
  const formats = useAtomValue(formatsAtom)
  const columns = useMemo(() => changedHereColumns(formats), [formats])
  const pages = usePages(changedHerePages(importID))
  const choose = useSetAtom(chooseValuesAtom)
  const denied = useRefusalOfOthers(one)
  const [selection, select] = useState(NONE)
  const [pending, setPending] = useState<Choice>()
  const isOpen = state === 'CHECKED' || state === 'FAILED'
  const which = selection.size === 0 ? 'for all' : `for ${formats.number(selection.size)} selected`

  async function take(choice: Choice) {
    setPending(choice)
    try {
      await choose(
        importID,
        choice,
        pages.rows.filter(({ id }) => selection.has(id)),
      )
      select(NONE)
    } catch (failure) {
      showFailure("The choice couldn't be saved", failure)
    }
    setPending(undefined)
  }

  const button = (choice: Choice, label: string) => (
    <MayButton
      operation="chooseImportValues"
      size="small"
      denied={denied}
      pending={pending === choice}
      disabled={pending !== undefined}
      onPress={() => void take(choice)}
    >
      {`${label} ${which}`}
    </MayButton>
  )
  return (
    <div className={styles.list}>
      <div className={styles.above}>
        <p>
          {isOpen
            ? "These values were changed here since the last import of such a file. They stay as they are unless you take the file's."
            : 'These values were changed here since the import of such a file before this one.'}
        </p>
        {isOpen && (
          <div className={styles.buttons}>
            {button('HERE', 'Keep mine')}
            {button('FILE', "Take the file's")}
          </div>
        )}
      </div>
      <div className={styles.grid}>
        <Grid
          label="Values changed here"
          columns={columns}
          {...pages}
          rowId={({ id }) => id}
          checkboxes={isOpen}
          selection={selection}
          onSelectionChange={isOpen ? select : undefined}
          empty={<EmptyState title="Nothing was changed here" />}
        />
      </div>
    </div>
  )
}
