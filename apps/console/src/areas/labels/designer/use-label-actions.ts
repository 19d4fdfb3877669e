import { toasts } from '@greenroom/ui'
import { useSetAtom } from 'jotai'
import { useNavigate } from 'react-router-dom'
import { saveFile } from '#browser/save-file.ts'
import { showFailure } from '#failures/show-failure.ts'
import { useVerbs } from '#screens/verbs.atoms.ts'
import { useMay } from '#session/may.ts'
import { addLabelAtom, type Label } from '../label.atoms.ts'
import { labelFile } from '../label-file.ts'
import { formOfLabel, inputOf } from '../label.mapping.ts'
import { labelPath } from '../paths.ts'

type LabelActions = {
  /** The label that is shown, as ZPL. */
  zpl: () => string
  onVersions: () => void
}

/** What can be done with a whole label: in its menu, and in the palette. */
export function useLabelActions(stored: Label, { zpl, onVersions }: LabelActions) {
  const navigate = useNavigate()
  const add = useSetAtom(addLabelAtom)
  const { may } = useMay('createLabelTemplate')

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

  const actions = [
    { id: 'versions', label: 'Versions', onPick: onVersions },
    ...(may ? [{ id: 'duplicate', label: 'Duplicate label', onPick: () => void duplicate() }] : []),
    { id: 'zpl', label: 'Copy ZPL', onPick: () => void copyZpl() },
    { id: 'export', label: 'Export as JSON', onPick: exportJson },
  ]
  useVerbs(actions.map(({ label, onPick }) => ({ label, perform: onPick })))
  return actions
}
