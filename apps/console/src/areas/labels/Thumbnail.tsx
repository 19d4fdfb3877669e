import { layOutLabel } from '@greenroom/labels'
import { useAtomValue } from 'jotai'
import { contextOf, SAMPLE } from './label-item.mapping.ts'
import { labelSettingsAtom } from './label-settings.atoms.ts'
import { LabelPicture } from './LabelPicture.tsx'
import { designOf, type Label } from './label.atoms.ts'

/** A label of a sample item, small. */
export function Thumbnail({ of }: { of: Label }) {
  const context = contextOf(useAtomValue(labelSettingsAtom))
  return <LabelPicture layout={layOutLabel(designOf(of), SAMPLE, context)} label="" />
}
