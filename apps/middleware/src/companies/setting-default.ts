import { ACCOUNT_SETTINGS, type AccountSetting } from '@greenroom/validation'

/** The migration statement for a new account setting: existing companies get its initial value. */
export function settingDefault(key: AccountSetting): string {
  return `insert into account_configuration (company_code, key, value)
    select company_code, '${key}', '${ACCOUNT_SETTINGS[key].initial}' from company
      on conflict do nothing`
}
