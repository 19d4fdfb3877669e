import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** A copy of the repository on disk, without ignored files. It shares the dependencies. */
export function copyRepository(root: string): string {
  const copy = mkdtempSync(join(tmpdir(), 'greenroom-copy-'))
  for (const file of repositoryFiles(root)) {
    mkdirSync(dirname(join(copy, file)), { recursive: true })
    cpSync(join(root, file), join(copy, file))
  }
  linkDependencies(join(root, 'node_modules'), join(copy, 'node_modules'))
  return copy
}

/** The repository's files on disk, from its root. */
export function repositoryFiles(root: string): string[] {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard']
  const { stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  return stdout.split('\n').filter((file) => file !== '' && existsSync(join(root, file)))
}

/** Links to each package; our own are linked relative to node_modules, so that they point into the copy. */
function linkDependencies(from: string, to: string) {
  mkdirSync(to)
  for (const name of readdirSync(from)) {
    if (name === '@greenroom') cpSync(join(from, name), join(to, name), { recursive: true, verbatimSymlinks: true })
    else if (!['.vite', '.cache', '.vitest'].includes(name)) symlinkSync(join(from, name), join(to, name))
  }
}
