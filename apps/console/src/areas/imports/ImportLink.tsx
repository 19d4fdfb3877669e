import { TextLink } from '@greenroom/ui'
import type { Import } from './import.atoms.ts'
import { importPath } from './paths.ts'
import styles from './imports.module.css'

/** The name of an imported file, linked to its import. */
export function ImportLink({ importID, fileName }: Import) {
  return (
    <span className={styles.link}>
      <TextLink href={importPath(importID)} variant="quiet">
        {fileName}
      </TextLink>
    </span>
  )
}
