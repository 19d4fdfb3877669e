import type { Area } from '#screens/area.ts'
import { Tags } from 'lucide-react'
import { lazy } from 'react'
import { LABELS, labelPath } from './paths.ts'

export const labels: Area = {
  name: 'labels',
  screens: [
    {
      path: LABELS,
      label: 'Labels',
      offered: 'sidebar',
      group: 'Utilities',
      icon: Tags,
      operation: 'listLabelTemplates',
      verbs: [
        { label: 'New label', also: 'template tag', href: `${LABELS}?new=label`, operation: 'createLabelTemplate' },
      ],
      Screen: lazy(async () => ({ default: (await import('./LabelsScreen.tsx')).LabelsScreen })),
    },
    {
      path: labelPath(':templateID'),
      label: 'Label',
      offered: 'link',
      record: 'templateID',
      finds: { kind: 'labelTemplate', one: 'Label', hrefOf: labelPath },
      icon: Tags,
      operation: 'getLabelTemplate',
      Screen: lazy(async () => ({ default: (await import('./designer/LabelScreen.tsx')).LabelScreen })),
    },
  ],
}
