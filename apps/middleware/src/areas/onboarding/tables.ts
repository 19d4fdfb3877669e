import type { CompanyCode } from '#database/columns.ts'

declare module '#database/tables.ts' {
  interface Tables {
    onboarding_step: {
      company_code: CompanyCode
      name: string
      position: number
      title: string
      caption: string
      icon: string
      visited: boolean
    }
  }
}
