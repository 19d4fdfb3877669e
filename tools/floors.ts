// Finds imports that go up. The folders of an app stand on floors, from the ground up, and each may import only those
// below it. A circle of folders is impossible then, since some import in it would go up.

type Graph = ReadonlyMap<string, readonly string[]>

/**
 * The imports that go up, by the two folders: `{ 'forms > shell': ['forms/FormBar.tsx > shell/verbs.ts'] }`. A floor
 * `areas/*` holds each folder in `areas`, none of which may import another. Files directly in `src` have no floor.
 */
export function upwardImports(graph: Graph, src: string, floors: readonly string[]): Record<string, string[]> {
  const found: Record<string, string[]> = {}
  for (const [file, targets] of graph) {
    for (const target of targets) {
      const [from, to] = [folderOf(file, src, floors), folderOf(target, src, floors)]
      if (!from || !to || from.name === to.name || from.floor > to.floor) continue
      const files = (found[`${from.name} > ${to.name}`] ??= [])
      files.push(`${file.slice(src.length)} > ${target.slice(src.length)}`)
    }
  }
  return found
}

/** The folders of these files that are on no floor. */
export function foldersWithoutFloor(files: Iterable<string>, src: string, floors: readonly string[]): string[] {
  const folders = [...files].map((file) => folderOf(file, src, floors))
  return [...new Set(folders.flatMap((folder) => (folder?.floor === -1 ? [folder.name] : [])))]
}

function folderOf(file: string, src: string, floors: readonly string[]) {
  const [first, second, third] = file.startsWith(src) ? file.slice(src.length).split('/') : []
  if (!first || !second) return undefined
  const each = floors.indexOf(`${first}/*`)
  return each >= 0 && third
    ? { name: `${first}/${second}`, floor: each }
    : { name: first, floor: floors.indexOf(first) }
}
