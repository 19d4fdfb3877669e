import { Button, Checkbox, ComboBox, countOf, SearchField } from '@greenroom/ui'
import { useSearchParams } from 'react-router-dom'
import type { Role } from './roles.atoms.ts'
import styles from './roles.module.css'

type RoleToolsProps = {
  roles: readonly Role[]
  roleID: number
  search: string
  onSearch: (search: string) => void
  /** How many features differ from the default. */
  different: number
  onlyDifferent: boolean
  /** Resets every feature to the default; absent if nothing differs. */
  onRestore?: () => void
}

/** Chooses the role and filters its features. */
export function RoleTools({ roles, roleID, search, onSearch, different, onlyDifferent, onRestore }: RoleToolsProps) {
  const [, setParams] = useSearchParams()

  function go(key: string, value: string | null, replace = false) {
    setParams(
      (now) => {
        const next = new URLSearchParams(now)
        if (value === null) next.delete(key)
        else next.set(key, value)
        return next
      },
      { replace },
    )
  }

  return (
    <div className={styles.tools}>
      <div className={styles.role}>
        <ComboBox
          label="Role"
          options={roles.map(({ roleID, name, holders }) => ({
            id: String(roleID),
            label: name,
            hint: countOf(holders, 'user'),
          }))}
          value={String(roleID)}
          onChange={(id) => id && go('role', id)}
        />
      </div>
      <div className={styles.search}>
        <SearchField label="Search features" value={search} onChange={onSearch} />
      </div>
      <Checkbox checked={onlyDifferent} onChange={(on) => go('only', on ? 'different' : null, true)}>
        {`Only changes from the default (${different})`}
      </Checkbox>
      {onRestore && (
        <Button variant="quiet" size="small" onPress={onRestore}>
          Reset to default
        </Button>
      )}
    </div>
  )
}
