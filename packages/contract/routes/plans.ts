// Subscription plans (§7; D20).
import * as z from 'zod/mini';
import { endpoints } from '../endpoints.ts';
import { route } from '../route.ts';
import { IdParams } from '../schemas/common.ts';
import { CreatePlanSchema, SubscriptionPlanSchema, UpdatePlanSchema } from '../schemas/plan.ts';

const tag = 'Platform';

export const planRoutes = {
  listPlans: route({
    ...endpoints.listPlans,
    access: 'super-admin',
    tag,
    summary: 'All subscription plans by name',
    responses: { 200: z.array(SubscriptionPlanSchema) },
    errors: ['not_signed_in', 'not_allowed'],
  }),
  createPlan: route({
    ...endpoints.createPlan,
    access: 'super-admin',
    tag,
    summary: 'Add a subscription plan',
    body: CreatePlanSchema,
    responses: { 201: SubscriptionPlanSchema },
    errors: ['invalid', 'not_signed_in', 'not_allowed', 'conflict'],
  }),
  updatePlan: route({
    ...endpoints.updatePlan,
    access: 'super-admin',
    tag,
    summary: 'Change a plan; its limits count from then on, and what is over them stays',
    params: IdParams,
    body: UpdatePlanSchema,
    responses: { 200: SubscriptionPlanSchema },
    versioned: true,
    errors: ['invalid', 'not_signed_in', 'not_allowed', 'not_found', 'conflict'],
  }),
};
