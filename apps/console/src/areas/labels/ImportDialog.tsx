import { Button, Dialog, FileDrop, toasts } from '@greenroom/ui'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { problemWords } from '#failures/problem.ts'
import { createLabelAtom } from './label.atoms.ts'
import { labelPath } from './paths.ts'
import { readLabelFile } from './label-file.ts'

/** Adds a label from a file that was exported here or elsewhere. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const create = useSetAtom(createLabelAtom)
  const navigate = useNavigate()
  const [problem, setProblem] = useState<string>()
  const [pending, setPending] = useState(false)

  async function take(file: File) {
    setProblem(undefined)
    setPending(true)
    try {
      const input = readLabelFile(await file.text())
      if (typeof input === 'string') return setProblem(input)
      const { templateID, name } = await create(input)
      toasts.show({ tone: 'success', title: `${name} has been imported` })
      await navigate(labelPath(templateID), { replace: true })
    } catch (failure) {
      setProblem(`The label couldn't be imported. ${problemWords(failure)}`)
    } finally {
      setPending(false)
    }
  }

  return (
    <Dialog open title="Import a label" onClose={onClose} actions={<Button onPress={onClose}>Cancel</Button>}>
      <FileDrop
        label="Drop a label file here"
        hint="A JSON file that was exported from a label"
        accept={['.json']}
        error={problem}
        disabled={pending}
        onFile={(file) => void take(file)}
      />
    </Dialog>
  )
}
