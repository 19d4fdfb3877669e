import { countOf, TextLink } from '@greenroom/ui'
import { useAtomValue } from 'jotai'
import { countsAtom } from './onboarding.atoms.ts'
import styles from './onboarding.module.css'
import { StepFrame, type StepProps } from './StepFrame.tsx'

/** Links to import the catalog from a file or create an item. */
export function ItemsStep({ step }: StepProps) {
  const { items } = useAtomValue(countsAtom)
  return (
    <StepFrame
      step={step}
      intro="Import your catalog from a CSV file. Every row is checked before anything changes. Come back here when you're done."
      operation="startImport"
      next="Continue"
    >
      {items !== undefined && <p className={styles.muted}>{countOf(items, 'item so far.', 'items so far.')}</p>}
      <p>
        <TextLink href="/app/catalog/import">Import a file</TextLink> or{' '}
        <TextLink href="/app/catalog/products/product/info">create a single item</TextLink>
      </p>
    </StepFrame>
  )
}
