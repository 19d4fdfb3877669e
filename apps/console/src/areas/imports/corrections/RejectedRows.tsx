import { ApiError } from '@greenroom/api-client'
import { TextLink } from '@greenroom/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { apiAtom } from '#api/api.ts'
import { usePages } from '#data/pages.ts'
import { problemWords } from '#failures/problem.ts'
import { RejectedCells } from '#records/import/corrections/RejectedCells.tsx'
import { useMay } from '#session/may.ts'
import { downloadRejected } from '../download-left-out.ts'
import { DownloadButton } from '../DownloadButton.tsx'
import type { Import } from '../import.atoms.ts'
import { importPath } from '../paths.ts'
import styles from '../imports.module.css'
import { loadedEntriesAtom, noEntriesAtom } from '../file/known-entries.atoms.ts'
import { useRefusalOfOthers } from '../use-refusal-of-others.ts'
import { cellOptions, isListed } from './cell-options.ts'
import { correctAtom, type RejectedCell, rejectionPages, takeBackAtom } from './corrections.atoms.ts'
import { itemRejectionColumns } from './corrections.columns.ts'
import { LargePriceLines } from './LargePriceLines.tsx'

/** The rejected rows of an import of items. */
export function RejectedRows({ one }: { one: Import }) {
  const { importID, counts, state } = one
  const api = useAtomValue(apiAtom)
  const pages = usePages(rejectionPages(importID))
  const correct = useSetAtom(correctAtom)
  const takeBack = useSetAtom(takeBackAtom)
  const reload = useSetAtom(rejectionPages(importID))
  const { may } = useMay('correctImportCells')
  const others = useRefusalOfOthers(one)
  const { rejected = 0, corrected = 0, largePrices = 0 } = counts ?? {}
  const mayCorrect = may && !others && (state === 'CHECKED' || state === 'FAILED')
  const isToChoose = mayCorrect && pages.rows.some(({ field }) => isListed(field))
  const known = useAtomValue(isToChoose ? loadedEntriesAtom : noEntriesAtom)

  async function save({ line, field, value }: RejectedCell, to: string, alike: boolean) {
    try {
      await correct(importID, { line, field, from: value, to, alike })
    } catch (failure) {
      if (failure instanceof ApiError && failure.status === 400) return problemWords(failure)
      void reload({ do: 'load' })
      throw failure
    }
    return undefined
  }

  return (
    <RejectedCells
      pages={pages}
      columns={itemRejectionColumns}
      mayCorrect={mayCorrect}
      optionsOf={({ field }) => cellOptions(field, known)}
      onCorrect={save}
      onUndo={(cell) => takeBack(importID, cell, false)}
    >
      {rejected > 0 && (
        <div className={styles.above}>
          <p>
            {corrected > 0 && mayCorrect && (
              <TextLink href={`${importPath(importID)}&tab=corrected`}>View corrected cells</TextLink>
            )}
          </p>
          <div className={styles.buttons}>
            {largePrices > 0 && <LargePriceLines one={one} count={largePrices} />}
            <DownloadButton what="rejected rows" download={() => downloadRejected(api, one)} />
          </div>
        </div>
      )}
    </RejectedCells>
  )
}
