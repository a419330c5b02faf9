// Adds a setting, or changes one (specification section 5, Platform setting; D22): an existing one keeps its key.
import { saveChanges } from '@tennis/words/common';
import * as words from '@tennis/words/platform';
import { CreatePlatformSettingSchema, type PlatformSetting } from '@tennis/contract';
import { useId } from 'react';
import { Controller, useForm, useFormState, type Control } from 'react-hook-form';
import { checkedBy } from '../../lib/checked-form.ts';
import { viewerZone } from '../../lib/dates.ts';
import { markFields } from '../../lib/field-problems.ts';
import { Combobox } from '../../ui/combobox.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogFormActions } from '../../ui/form-actions.tsx';
import { TextArea, TextField } from '../../ui/text-field.tsx';
import { timeZoneOptions } from '../../ui/time-zone-options.ts';
import { keepSetting } from '../../writes/platform.ts';
import { useWrite } from '../../writes/use-write.ts';
import { aboutSetting } from './known-settings.ts';

interface SettingValues {
  settingKey: string;
  settingValue: string;
  description: string;
}

/** The dialog; without a setting it adds one. */
export function SettingDialog({
  setting,
  onClose,
}: {
  setting: PlatformSetting | null;
  onClose: () => void;
}) {
  const formId = useId();
  const { busy, send } = useWrite();
  const form = useForm<SettingValues>({
    defaultValues: {
      settingKey: setting?.settingKey ?? '',
      settingValue: setting?.settingValue ?? '',
      description: setting?.description ?? '',
    },
    resolver: checkedBy<SettingValues>(CreatePlatformSettingSchema, (values) => values),
  });
  const { errors, isDirty } = useFormState({ control: form.control });
  const mark = (error: unknown) => markFields(form, error, { value: 'settingValue' });
  function save({ settingKey, settingValue, description }: SettingValues) {
    if (setting === null) {
      void send({
        route: 'createPlatformSetting',
        call: { body: { settingKey, settingValue, description } },
        keep: keepSetting,
        after: onClose,
        done: (made) => ({
          title: words.settingCreated,
          description: words.settingCreatedText({ key: made.settingKey }),
        }),
        failed: words.settingCreateFailed,
        mark,
      });
      return;
    }
    void send({
      route: 'updatePlatformSetting',
      call: { params: { key: setting.settingKey }, body: { value: settingValue, description } },
      keep: keepSetting,
      after: onClose,
      done: () => ({
        title: words.settingUpdated,
        description: words.settingUpdatedText({ key: setting.settingKey }),
      }),
      failed: words.settingUpdateFailed,
      mark,
    });
  }
  const title = setting === null ? words.addSetting : words.editSetting;
  const submit = setting === null ? words.addSetting : saveChanges;
  const about = setting === null ? null : aboutSetting(setting);
  return (
    <Dialog
      size="s"
      onOpenChange={onClose}
      unsaved={isDirty}
      busy={busy}
      title={title}
      {...(setting?.kind == null || about === null ? {} : { description: about })}
      footer={<DialogFormActions form={formId} submit={busy ? words.saving : submit} busy={busy} />}
    >
      <form
        id={formId}
        noValidate
        className="grid gap-4"
        onSubmit={(event) => void form.handleSubmit(save)(event)}
      >
        <TextField
          {...form.register('settingKey')}
          label={words.settingKey}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          readOnly={setting !== null}
          {...(setting === null ? {} : { hint: words.keyFixed })}
          error={errors.settingKey?.message}
        />
        <ValueField setting={setting} control={form.control} error={errors.settingValue?.message} />
        {setting?.kind == null && (
          <TextArea
            {...form.register('description')}
            label={words.description}
            optional
            error={errors.description?.message}
          />
        )}
      </form>
    </Dialog>
  );
}

/** The value, in a control that fits its key. */
function ValueField({
  setting,
  control,
  error,
}: {
  setting: PlatformSetting | null;
  control: Control<SettingValues>;
  error: string | undefined;
}) {
  const kind = setting?.kind ?? null;
  const choices = (setting?.choices ?? []).map((value) => ({ value, label: value }));
  return (
    <Controller
      control={control}
      name="settingValue"
      render={({ field }) => {
        if (kind === 'choice' || kind === 'switch' || kind === 'time-zone') {
          return (
            <Combobox
              label={words.settingValue}
              options={kind === 'time-zone' ? [...choices, ...timeZoneOptions(viewerZone())] : choices}
              value={field.value}
              onChange={field.onChange}
              error={error}
            />
          );
        }
        return kind === null ? (
          <TextArea {...field} label={words.settingValue} error={error} />
        ) : (
          <TextField {...field} label={words.settingValue} error={error} />
        );
      }}
    />
  );
}
