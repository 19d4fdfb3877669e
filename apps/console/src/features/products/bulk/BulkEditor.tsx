import { accessTo } from '@greenroom/permissions'
import { explain } from '@greenroom/api-client'
import type { CheckContext } from '@greenroom/validation'
import { useAtomValue, useSetAtom, useStore } from 'jotai'
import { atomWithReducer } from 'jotai/utils'
import { lazy, useMemo, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { useLeaveQuestion } from '#app/leave-question.tsx'
import { grantsAtom } from '#app/session.atoms.ts'
import { applyChangeSetAtom, type ChangeSet, prepareEditAtom } from '../changes/change-set.atoms.ts'
import { changeSetPath } from '../changes/paths.ts'
import { ItemFormContext } from '../item-form-context.ts'
import { firstFormState, nextFormState } from '../item-form-state.ts'
import { refusalOf } from '../item-issues.ts'
import { itemRights } from '../item-rights.ts'
import { formOf } from '../item.mapping.ts'
import { type ChosenField, readDraft } from './bulk-draft.ts'
import type { BulkTarget } from './bulk-target.ts'
import { bulkSettingsAtom } from './bulk.atoms.ts'

/** The one has all controls of the form, the other the grid. */
const BulkFields = lazy(async () => ({ default: (await import('./BulkFields.tsx')).BulkFields }))
const BulkDifference = lazy(async () => ({ default: (await import('./BulkDifference.tsx')).BulkDifference }))

type BulkEditorProps = { target: BulkTarget; changeSetID: string | null }

/** What is typed stays while one looks at the difference and comes back. */
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
  const [pending, setPending] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [stateAtom] = useState(() => atomWithReducer(firstFormState({ form: formOf({}) }), nextFormState))
  const dispatch = useSetAtom(stateAtom)
  const leaveFreely = useLeaveQuestion(chosen.length > 0, { record: 'editMode' })
  const scope = useMemo(() => {
    const rights = itemRights(grants, '')
    const context: CheckContext = {
      mode: 'bulk',
      restricted: settings.restricted,
      hidden: rights.hidden,
      parentOf: settings.parentOf,
    }
    const mayReadPackaging = accessTo(grants, 'CATALOG_PACKAGING').read
    return { stateAtom, dispatch, rights, context, settings, mayReadPackaging }
  }, [stateAtom, dispatch, grants, settings])

  async function look() {
    const { edit, issues } = readDraft(chosen, store.get(stateAtom).form, scope.context)
    dispatch({ do: 'mark', issues })
    setFailure(undefined)
    if (Object.keys(issues).length > 0) return
    setPending(true)
    try {
      const prepared = await prepare({ ...edit, filter: target.filter })
      setParams({ ...Object.fromEntries(params), changeSet: prepared.changeSetID }, { state })
    } catch (refused) {
      const { issues: found, others } = refusalOf(refused)
      dispatch({ do: 'mark', issues: found })
      setFailure(others.length > 0 ? others.join(' ') : explain(refused).message)
    } finally {
      setPending(false)
    }
  }

  function apply(changeSet: ChangeSet) {
    leaveFreely()
    void applySet(changeSet, [...excluded])
    void navigate(changeSetPath(changeSet.changeSetID))
  }

  if (changeSetID) {
    return <BulkDifference {...{ changeSetID, excluded }} onExclude={setExcluded} onApply={apply} />
  }
  return (
    <ItemFormContext value={scope}>
      <BulkFields {...{ target, chosen, pending, failure }} onChoose={setChosen} onLook={() => void look()} />
    </ItemFormContext>
  )
}
