import type { Density } from '@greenroom/labels'
import { Button, Dialog, FieldGrid, FileDrop, Select, toasts } from '@greenroom/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { restrictedAtom } from '#data/reference.atoms.ts'
import { problemWords } from '#failures/problem.ts'
import { densityOptions } from './densities.ts'
import { addLabelAtom } from './label.atoms.ts'
import { labelPath } from './paths.ts'
import { readLabelFile } from './label-file.ts'

/** Adds a label from a file that was exported or printed here or elsewhere. If its name is taken, it is a copy. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const restricted = useAtomValue(restrictedAtom)
  const add = useSetAtom(addLabelAtom)
  const navigate = useNavigate()
  const [density, setDensity] = useState<Density>(8)
  const [problem, setProblem] = useState<string>()
  const [pending, setPending] = useState(false)

  async function take(file: File) {
    setProblem(undefined)
    setPending(true)
    try {
      const reading = readLabelFile(file.name, await file.text(), { density, restricted })
      if ('problem' in reading) return setProblem(reading.problem)
      const { templateID, name } = await add(reading.input)
      toasts.show({ tone: 'success', title: `${name} has been imported`, text: reading.note })
      await navigate(labelPath(templateID), { replace: true })
    } catch (failure) {
      setProblem(`The label couldn't be imported. ${problemWords(failure)}`)
    } finally {
      setPending(false)
    }
  }

  return (
    <Dialog open title="Import a label" onClose={onClose} actions={<Button onPress={onClose}>Cancel</Button>}>
      <FieldGrid columns={1}>
        <Select
          label="Printer of a ZPL file"
          description="ZPL counts in dots: choose the printer that it was made for. A JSON file names its own."
          options={densityOptions()}
          value={String(density)}
          onChange={(chosen) => setDensity(Number(chosen) as Density)}
        />
        <FileDrop
          label="Drop a label file here"
          hint="JSON that was exported from a label, or ZPL that was downloaded or copied here"
          accept={['.json', '.zpl', '.txt']}
          error={problem}
          disabled={pending}
          onFile={(file) => void take(file)}
        />
      </FieldGrid>
    </Dialog>
  )
}
