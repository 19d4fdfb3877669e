import { useAtomValue } from 'jotai'
import { useDeferredValue, useMemo } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { locationsAtom } from '#data/company.atoms.ts'
import { PagedList } from '#records/PagedList.tsx'
import { userPath } from '#screens/user-path.ts'
import { userListSettingsAtom, userPages } from './users.atoms.ts'
import { userColumns } from './users.columns.ts'

const STATUSES = ['Active', 'Inactive'].map((status) => ({ id: status, label: status }))

/** The people who work for the company, by role and status. */
export function UserList() {
  const { roles, formats } = useAtomValue(userListSettingsAtom)
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const { search, status, role, sort } = Object.fromEntries(params) as Record<string, string | undefined>
  const list = userPages({ search: useDeferredValue(search), status, role, sort })
  const locations = useAtomValue(locationsAtom)
  const columns = useMemo(() => {
    const names = new Map(locations.map(({ type, id, name }) => [`${type}/${id}`, name]))
    return userColumns({
      when: formats.since,
      nameOf: ({ type, locationID }) => names.get(`${type}/${locationID}`) ?? locationID,
    })
  }, [formats, locations])
  const roleNames = roles.map(({ roleID, name }) => ({ id: String(roleID), label: name }))

  return (
    <PagedList
      one="user"
      many="users"
      {...{ list, columns }}
      rowId={({ userID }) => userID}
      placeholder="Name, user name, email or employee ID"
      filters={[
        { name: 'role', label: 'Role', options: roleNames },
        { name: 'status', label: 'Status', options: STATUSES },
      ]}
      hint="Add the people who work for the company."
      onOpen={({ userID }) => navigate(userPath(userID))}
    />
  )
}
