import { Button, IconButton, numbers } from '@greenroom/ui'
import { useSetAtom } from 'jotai'
import { ChevronLeft, ChevronRight, ImageDown } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { saveFile } from '#browser/save-file.ts'
import { showFailure } from '#failures/show-failure.ts'
import { type LabelJob, labelImageAtom } from './label-jobs.atoms.ts'
import styles from './labelprinting.module.css'
import { pngOf } from './png-of.ts'

/** The labels of a job, one at a time, dot for dot. */
export function LabelPreview({ job: { labelJobID, labels } }: { job: LabelJob }) {
  const load = useSetAtom(labelImageAtom)
  const [label, setLabel] = useState(1)
  const [shown, setShown] = useState<{ label: number; svg: string }>()

  const show = useEffectEvent(async (number: number, isLatest: () => boolean) => {
    try {
      const svg = await load(labelJobID, number)
      if (isLatest()) setShown({ label: number, svg })
    } catch (failure) {
      if (isLatest()) showFailure("The label couldn't be shown", failure)
    }
  })
  useEffect(() => {
    let isLatest = true
    void show(label, () => isLatest)
    return () => {
      isLatest = false
    }
  }, [label])

  const step = (by: number) => setLabel((now) => Math.min(Math.max(now + by, 1), labels))
  return (
    <div className={styles.preview} role="group" aria-label="Preview">
      {shown && <img src={urlOf(shown.svg)} alt={`Label ${shown.label}`} />}
      <IconButton label="Previous label" icon={<ChevronLeft />} disabled={label === 1} onPress={() => step(-1)} />
      <span aria-live="polite">
        Label {numbers.text(label)} of {numbers.text(labels)}
      </span>
      <IconButton label="Next label" icon={<ChevronRight />} disabled={label === labels} onPress={() => step(1)} />
      <Button
        variant="quiet"
        icon={<ImageDown />}
        disabled={!shown}
        onPress={() => void pngOf(shown!.svg).then((png) => saveFile(png, `label-${shown!.label}.png`))}
      >
        Save PNG
      </Button>
    </div>
  )
}

function urlOf(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
