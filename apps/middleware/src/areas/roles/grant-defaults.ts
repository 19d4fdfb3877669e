import { defaultAccess, type Feature, ROLES } from '@greenroom/permissions'

/**
 * The SQL of a migration that adds a feature: it grants the roles of existing companies what those of a new company get.
 * Without it nobody could ever grant the feature, because nobody can grant what they lack. A company where someone already
 * has the feature keeps its grants.
 */
export function grantDefaults(feature: Feature): string {
  const granted = ROLES.flatMap(({ id }) => {
    const { access } = defaultAccess(id).find(({ key }) => key === feature)!
    return access.map((level) => `(${id}, '${level}')`)
  })
  return `insert into role_grant (company_code, role_id, feature, level)
    select role.company_code, role.role_id, '${feature}', granted.level
      from role
      join (values ${granted.join(', ')}) as granted (role_id, level)
        on granted.role_id = coalesce(role.base_role_id, role.role_id)
      where not exists (
        select from role_grant as given where given.company_code = role.company_code and given.feature = '${feature}'
      )`
}
