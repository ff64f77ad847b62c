import type { SanitizedConfig, TaskConfig } from 'payload'
import { mailFailedSchedule } from '@/domains/panel/failed-schedule'

type Handler = Extract<TaskConfig<'schedulePublish'>['handler'], (...args: never[]) => unknown>

function withMail(handler: Handler): Handler {
  return async (args) => {
    try {
      return await handler(args)
    } catch (error) {
      await mailFailedSchedule(args.req, args.input, error)
      throw error
    }
  }
}

/** Has Payload's task mail the person who scheduled a publication that fails. */
export function failedSchedules(config: SanitizedConfig): SanitizedConfig {
  const task = config.jobs.tasks?.find(({ slug }) => slug === 'schedulePublish')
  if (task && typeof task.handler === 'function') task.handler = withMail(task.handler as Handler)
  return config
}
