import type { Sheet } from '@greenroom/labels'
import { toasts } from '@greenroom/ui'
import { useSetAtom } from 'jotai'
import { useNavigate } from 'react-router-dom'
import { saveFile } from '#browser/save-file.ts'
import { showFailure } from '#failures/show-failure.ts'
import { labelPrintPath } from '#screens/label-print-path.ts'
import { useVerbs } from '#screens/verbs.atoms.ts'
import { useMay } from '#session/may.ts'
import { addLabelAtom, type Label } from '../label.atoms.ts'
import { labelFile } from '../label-file.ts'
import { formOfLabel, inputOf } from '../label.mapping.ts'
import { labelPath } from '../paths.ts'

type LabelActions = {
  /** The label that is shown, as ZPL. */
  zpl: () => string
  /** The sheet that the label is made for. */
  sheet: Sheet | undefined
  onVersions: () => void
}

/** What can be done with a whole label: in its menu, and in the palette. */
export function useLabelActions(stored: Label, { zpl, sheet, onVersions }: LabelActions) {
  const navigate = useNavigate()
  const add = useSetAtom(addLabelAtom)
  const { may } = useMay('createLabelTemplate')
  const { may: mayPrint } = useMay('createLabelJob')

  async function duplicate() {
    try {
      const { name, templateID } = await add(inputOf(formOfLabel(stored)))
      toasts.show({ tone: 'success', title: `${name} has been created` })
      await navigate(labelPath(templateID))
    } catch (failure) {
      showFailure("The label couldn't be duplicated", failure)
    }
  }

  async function copyZpl() {
    try {
      await navigator.clipboard.writeText(zpl())
      toasts.show({ tone: 'success', title: 'ZPL has been copied' })
    } catch {
      toasts.show({ tone: 'danger', title: "ZPL couldn't be copied", text: 'Allow this page to use the clipboard.' })
    }
  }

  function exportJson() {
    const { blob, name } = labelFile(stored)
    saveFile(blob, name)
  }

  async function saveAlignmentPage(of: Sheet) {
    const { alignmentFile } = await import('./alignment-file.ts')
    saveFile(alignmentFile(of), `${of.name} alignment.pdf`)
    const text = 'Print it at 100% on plain paper and hold it against a sheet of labels: the outlines should meet.'
    toasts.show({ tone: 'success', title: 'The alignment page has been downloaded', text })
  }

  const print = () => void navigate(labelPrintPath({ templateID: stored.templateID }))
  const actions = [
    ...(mayPrint && stored.status === 'Active' ? [{ id: 'print', label: 'Print labels', onPick: print }] : []),
    { id: 'versions', label: 'Versions', onPick: onVersions },
    ...(may ? [{ id: 'duplicate', label: 'Duplicate label', onPick: () => void duplicate() }] : []),
    { id: 'zpl', label: 'Copy ZPL', onPick: () => void copyZpl() },
    { id: 'export', label: 'Export as JSON', onPick: exportJson },
    ...(sheet
      ? [{ id: 'align', label: 'Download an alignment page', onPick: () => void saveAlignmentPage(sheet) }]
      : []),
  ]
  useVerbs(actions.map(({ label, onPick }) => ({ label, perform: onPick })))
  return actions
}
