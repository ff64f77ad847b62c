declare module 'subset-font' {
  type Axis = number | { min?: number; max?: number }

  export interface SubsetFontOptions {
    targetFormat?: 'woff2' | 'woff' | 'truetype'
    variationAxes?: Record<string, Axis>
    keepFeatures?: string[]
    noHinting?: boolean
  }

  export default function subsetFont(font: Buffer, text: string, options?: SubsetFontOptions): Promise<Buffer>
}
