import { choiceDrawing } from '@illustrations/choices/drawings'
import { ShapeIcon } from '@/domains/archives/components/shape-icon'
import type { Question } from '@/domains/identify/answers'
import { isShape, type Shape } from '@/domains/species/shapes'

/** Undersides that look like the shape with the same name. */
const shapesOfUndersides: Partial<Record<string, Shape>> = { smooth: 'cup', inside: 'ball' }

function shapeOf(question: Question, state: string): Shape | null {
  if (question !== 'shape' && question !== 'underside') return null
  return shapesOfUndersides[state] ?? (isShape(state) ? state : null)
}

/** The drawing of a choice. Decorative: always beside its name. */
export function ChoiceDrawing({ question, state }: { question: Question; state: string }) {
  const shape = shapeOf(question, state)
  if (shape) return <ShapeIcon shape={shape} />
  const drawing = choiceDrawing(question, state)
  if (!drawing) return null
  return (
    <svg className="shape-icon" viewBox="0 0 40 40" aria-hidden="true">
      {drawing.map(({ kind, d, fill }) => (
        <path
          key={d}
          className={kind}
          d={d}
          fill={kind === 'print' ? undefined : fill}
          stroke={kind === 'print' ? fill : undefined}
        />
      ))}
    </svg>
  )
}
