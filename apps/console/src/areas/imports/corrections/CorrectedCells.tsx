import { countOf, EmptyState, Grid, numbers } from '@greenroom/ui'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { usePages } from '#data/pages.ts'
import { showFailure } from '#failures/show-failure.ts'
import { MayButton } from '#session/MayButton.tsx'
import type { Import } from '../import.atoms.ts'
import styles from '../imports.module.css'
import { useRefusalOfOthers } from '../use-refusal-of-others.ts'
import { type CorrectedCell, correctionPages, takeBackAtom } from './corrections.atoms.ts'
import { correctionColumns } from './corrections.columns.ts'

const NONE: ReadonlySet<string> = new Set()

/** The cells that were corrected. The user can take corrections back until the import is applied. */
export function CorrectedCells({ one }: { one: Import }) {
  const { importID, state } = one
  const pages = usePages(correctionPages(importID))
  const takeBack = useSetAtom(takeBackAtom)
  const denied = useRefusalOfOthers(one)
  const [selection, select] = useState(NONE)
  const [pending, setPending] = useState<'one' | 'alike'>()
  const isOpen = state === 'CHECKED' || state === 'FAILED'
  const chosen = pages.rows.find(({ id }) => selection.has(id))
  const alike = chosen?.alike ?? 0

  async function undo(which: 'one' | 'alike') {
    if (!chosen) return
    setPending(which)
    try {
      await takeBack(importID, chosen, which === 'alike')
      select(NONE)
    } catch (failure) {
      showFailure("The correction couldn't be undone", failure)
    }
    setPending(undefined)
  }

  const button = (which: 'one' | 'alike', label: string) => (
    <MayButton
      operation="correctImportCells"
      size="small"
      denied={denied}
      pending={pending === which}
      disabled={!chosen || pending !== undefined}
      onPress={() => void undo(which)}
    >
      {label}
    </MayButton>
  )
  return (
    <div className={styles.list}>
      <div className={styles.above}>
        <p>
          {isOpen
            ? 'These values replace those in the file. Select one to undo its correction.'
            : 'These values replaced those in the file.'}
        </p>
        {isOpen && (
          <div className={styles.buttons}>
            {button('one', 'Undo correction')}
            {alike > 1 && button('alike', `Undo all ${countOf(alike, 'like it', 'like it', numbers.text)}`)}
          </div>
        )}
      </div>
      <div className={styles.grid}>
        <Grid
          label="Corrected cells"
          columns={correctionColumns}
          {...pages}
          rowId={({ id }) => id}
          selection={selection}
          {...(isOpen && {
            onSelectionChange: (ids: ReadonlySet<string>) => select(new Set([...ids].slice(-1))),
            onPeek: ({ id }: CorrectedCell) => select(new Set([id])),
          })}
          empty={<EmptyState title="No corrected cells" />}
        />
      </div>
    </div>
  )
}
