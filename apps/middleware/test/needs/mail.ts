import type { Expected } from '../needs.ts'

export const needs: Expected = {
  getMailSettings: ['CONFIG_ACCOUNT:READ'],
  updateMailSettings: ['CONFIG_ACCOUNT:WRITE'],
  listMails: ['CONFIG_ACCOUNT:READ', 'CONFIG_USERS:READ'],
  sendTestMail: ['CONFIG_ACCOUNT:WRITE'],
}
