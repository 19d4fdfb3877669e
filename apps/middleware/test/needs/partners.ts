import type { Expected } from '../needs.ts'

export const needs: Expected = {
  listMerchants: 'a session',
  requestMerchant: 'a session',
  listPartners: ['CONFIG_PARTNERS:READ'],
  getPartnerCode: ['CONFIG_PARTNERS:WRITE'],
  renewPartnerCode: ['CONFIG_PARTNERS:WRITE'],
  withdrawPartnerCode: ['CONFIG_PARTNERS:WRITE'],
  savePartner: ['CONFIG_PARTNERS:WRITE', 'CONFIG_USERS:READ'],
  endPartner: ['CONFIG_PARTNERS:WRITE'],
}
