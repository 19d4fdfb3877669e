import type { Area } from '#screens/area.ts'
import { Printer } from 'lucide-react'
import { lazy } from 'react'
import { LABEL_DEFAULTS, LABEL_PRINT } from '#screens/label-print-path.ts'
import { LABEL_JOBS, LABEL_REPRINTS, labelJobPath } from './paths.ts'

export const labelprinting: Area = {
  name: 'labelprinting',
  screens: [
    {
      path: LABEL_PRINT,
      label: 'Print labels',
      offered: 'sidebar',
      group: 'Utilities',
      icon: Printer,
      operation: 'createLabelJob',
      Screen: lazy(async () => ({ default: (await import('./LabelPrintScreen.tsx')).LabelPrintScreen })),
    },
    {
      path: LABEL_JOBS,
      label: 'Print jobs',
      offered: 'sidebar',
      group: 'Utilities',
      icon: Printer,
      operation: 'listLabelJobs',
      Screen: lazy(async () => ({ default: (await import('./LabelJobsScreen.tsx')).LabelJobsScreen })),
    },
    {
      path: `${LABEL_JOBS}/:labelJobID`,
      label: 'Print job',
      offered: 'link',
      record: 'labelJobID',
      finds: { kind: 'labelJob', one: 'Print job', hrefOf: labelJobPath },
      icon: Printer,
      operation: 'getLabelJob',
      Screen: lazy(async () => ({ default: (await import('./LabelJobScreen.tsx')).LabelJobScreen })),
    },
    {
      path: LABEL_REPRINTS,
      label: 'Labels to reprint',
      offered: 'sidebar',
      group: 'Utilities',
      icon: Printer,
      operation: 'listLabelReprints',
      Screen: lazy(async () => ({ default: (await import('./LabelReprintsScreen.tsx')).LabelReprintsScreen })),
    },
    {
      path: LABEL_DEFAULTS,
      label: 'Label defaults',
      offered: 'palette',
      group: 'Utilities',
      icon: Printer,
      operation: 'listLabelDefaults',
      Screen: lazy(async () => ({ default: (await import('./LabelDefaultsScreen.tsx')).LabelDefaultsScreen })),
    },
  ],
}
