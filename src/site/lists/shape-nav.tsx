import { ShapeIcon } from '@/domains/archives/components/shape-icon'
import { Values } from '@/domains/archives/components/values'
import { shapePath } from '@/domains/archives/shape-path'
import { type Shape, shapes } from '@/domains/species/shapes'
import { useTranslations } from '@/ui/texts'

interface ShapeNavProps {
  current: Shape
  /** Species by facet. */
  counts: ReadonlyMap<string, number>
}

/** Links to the species of every shape, with their counts. */
export function ShapeNav({ current, counts }: ShapeNavProps) {
  const t = useTranslations('archive')
  const values = shapes.map((key) => ({
    key,
    title: t(`shape.${key}.name`),
    url: shapePath(key),
    drawing: <ShapeIcon shape={key} />,
    count: counts.get(`shape:${key}`) ?? 0,
    current: key === current,
  }))
  return (
    <nav aria-label={t('values')}>
      <Values values={values} />
    </nav>
  )
}
