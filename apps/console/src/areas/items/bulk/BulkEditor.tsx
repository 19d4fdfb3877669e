import { ApiError } from '@greenroom/api-client'
import type { CheckContext } from '@greenroom/catalog'
import { useAtomValue, useSetAtom, useStore } from 'jotai'
import { atomWithReducer } from 'jotai/utils'
import { lazy, useMemo, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { useLeaveQuestion } from '#forms/leave-question.tsx'
import { mayCall } from '#session/may.ts'
import { grantsAtom } from '#session/session.atoms.ts'
import type { ChangeSet } from '#records/change-sets.atoms.ts'
import { applyChangeSetAtom, prepareEditAtom } from '../changes/change-set.atoms.ts'
import { changeSetPath } from '#screens/change-set-path.ts'
import { type ItemFormAction, ItemFormContext } from '../form/item-form-context.ts'
import { issuesByField } from '#forms/form-fields.ts'
import { firstFormState, nextFormState } from '#forms/form-state.ts'
import { useAttempt } from '#failures/use-attempt.ts'
import { type DraftForm, fieldOfPath, type ItemFormState, type StoredItem, WORDLESS_FIELDS } from '../form/item-form.ts'
import { itemRights } from '../form/item-rights.ts'
import { formOf } from '../form/item.mapping.ts'
import { type ChosenField, readDraft } from './bulk-draft.ts'
import type { BulkTarget } from './bulk-target.ts'
import { bulkSettingsAtom } from './bulk.atoms.ts'

/** Loaded on demand: one has all controls of the form, the other the grid. */
const BulkFields = lazy(async () => ({ default: (await import('./BulkFields.tsx')).BulkFields }))
const BulkDifference = lazy(async () => ({ default: (await import('./BulkDifference.tsx')).BulkDifference }))

type BulkEditorProps = { target: BulkTarget; changeSetID: string | null }

/** Holds the fields and values, so that they survive going to the preview and back. */
export function BulkEditor({ target, changeSetID }: BulkEditorProps) {
  const settings = useAtomValue(bulkSettingsAtom)
  const grants = useAtomValue(grantsAtom)
  const prepare = useSetAtom(prepareEditAtom)
  const applySet = useSetAtom(applyChangeSetAtom)
  const store = useStore()
  const navigate = useNavigate()
  const { state } = useLocation()
  const [params, setParams] = useSearchParams()
  const [chosen, setChosen] = useState<readonly ChosenField[]>([])
  const [excluded, setExcluded] = useState<ReadonlySet<string>>(new Set())
  const { pending, problem, attempt, forget } = useAttempt()
  const [stateAtom] = useState(() => {
    const blank = firstFormState<DraftForm, StoredItem>(undefined, formOf({}))
    return atomWithReducer(blank, (now: ItemFormState, action: ItemFormAction) =>
      nextFormState(now, action, WORDLESS_FIELDS),
    )
  })
  const dispatch = useSetAtom(stateAtom)
  const allowLeaving = useLeaveQuestion(chosen.length > 0, { record: 'editMode' })
  const scope = useMemo(() => {
    const rights = itemRights(grants, '')
    const context: CheckContext = {
      mode: 'bulk',
      restricted: settings.restricted,
      alsoRequired: settings.alsoRequired,
      priceDecimals: settings.priceDecimals,
      hidden: rights.hidden,
      parentOf: settings.parentOf,
    }
    const mayReadPackaging = mayCall(grants, 'listPackageComponents').may
    return { stateAtom, dispatch, rights, context, settings, mayReadPackaging }
  }, [stateAtom, dispatch, grants, settings])

  async function preview() {
    const { edit, issues } = readDraft(chosen, store.get(stateAtom).form, scope.context, settings.formats)
    dispatch({ do: 'mark', issues, problem: undefined })
    forget()
    if (Object.keys(issues).length > 0) return
    const prepared = await attempt(() => prepare({ ...edit, filter: target.filter }).catch(refuse))
    if (prepared) setParams({ ...Object.fromEntries(params), changeSet: prepared.changeSetID }, { state })
  }

  function refuse(failure: unknown): never {
    const errors = failure instanceof ApiError ? failure.errors : []
    dispatch({ do: 'mark', issues: issuesByField(errors, fieldOfPath), problem: undefined })
    throw failure
  }

  function apply(changeSet: ChangeSet) {
    allowLeaving()
    void applySet(changeSet, [...excluded])
    void navigate(changeSetPath(changeSet.changeSetID))
  }

  if (changeSetID) {
    return <BulkDifference {...{ changeSetID, excluded }} onExclude={setExcluded} onApply={apply} />
  }
  return (
    <ItemFormContext value={scope}>
      <BulkFields
        {...{ target, chosen, pending }}
        failure={problem}
        onChoose={setChosen}
        onPreview={() => void preview()}
      />
    </ItemFormContext>
  )
}
