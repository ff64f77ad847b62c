import type { TextFieldServerProps } from 'payload'
import { subdivisions } from '@/domains/suppliers/subdivisions'
import { countryOptions } from '@/foundation/i18n/countries'
import { defaultLocale, isLocale } from '@/foundation/i18n/locales'
import { RegionSelect } from './region-select.client'

const localeOf = ({ language }: { language: string }) => (isLocale(language) ? language : defaultLocale)

/** A country, chosen by its name. */
export function CountryField({ clientField, i18n, path, readOnly }: TextFieldServerProps) {
  return (
    <RegionSelect
      field={clientField}
      options={countryOptions(localeOf(i18n))}
      path={path}
      readOnly={readOnly}
    />
  )
}

/** Countries and, behind each, its states or provinces: "United States", "United States: Oregon". */
export function RegionsField({ clientField, i18n, path, readOnly }: TextFieldServerProps) {
  const options = countryOptions(localeOf(i18n)).flatMap(({ value: country, label }) => [
    { value: country, label },
    ...Object.entries(subdivisions[country] ?? {}).map(([code, name]) => ({
      value: `${country}-${code}`,
      label: `${label}: ${name}`,
    })),
  ])
  return <RegionSelect field={clientField} options={options} path={path} readOnly={readOnly} />
}
