import { TextLink } from '@greenroom/ui'
import { type Import, importPath } from './import.atoms.ts'

/** The name of an imported file, which leads to its import. */
export function ImportLink({ importID, fileName }: Import) {
  return (
    <TextLink href={importPath(importID)} variant="quiet">
      {fileName}
    </TextLink>
  )
}
