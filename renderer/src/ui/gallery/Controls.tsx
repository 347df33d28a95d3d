import { useState } from 'react';
import { Button, ButtonLink, IconButton } from '../Button';
import { Checkbox } from '../Checkbox';
import { Bell, Play, Plus, Search, Send, Trash2 } from '../icons';
import { RadioGroup } from '../RadioGroup';
import { Select } from '../Select';
import { Switch } from '../Switch';
import { TextArea } from '../TextArea';
import { TextField } from '../TextField';
import { Tooltip } from '../Tooltip';
import styles from './gallery.module.css';
import { Exhibit, Section } from './Section';

function Buttons() {
  return (
    <Section title="Buttons">
      <Exhibit name="Kinds">
        <Button variant="primary">Continue</Button>
        <Button>Save draft</Button>
        <Button variant="ghost">Cancel</Button>
        <Button variant="danger">Delete account</Button>
        <ButtonLink href="#buttons">A link</ButtonLink>
      </Exhibit>
      <Exhibit name="Sizes, with icons">
        <Button variant="primary" size="lg" icon={<Play />}>
          Continue lesson
        </Button>
        <Button variant="primary" icon={<Send />}>
          Submit
        </Button>
        <Button size="sm" icon={<Plus />}>
          Add a test
        </Button>
      </Exhibit>
      <Exhibit name="Busy, disabled, icon only">
        <Button variant="primary" loading>
          Submit
        </Button>
        <Button loading>Save</Button>
        <Button variant="primary" disabled>
          Submit
        </Button>
        <Button disabled>Save</Button>
        <Tooltip content="Notifications" shortcut={['Ctrl', 'N']}>
          <IconButton label="Notifications" icon={<Bell />} />
        </Tooltip>
        <IconButton label="Delete" icon={<Trash2 />} variant="secondary" />
      </Exhibit>
    </Section>
  );
}

const LEAGUES = [
  { value: 'iron', label: 'Iron' },
  { value: 'bronze', label: 'Bronze' },
  { value: 'gold', label: 'Gold', disabled: true },
] as const;

function Fields() {
  const [bio, setBio] = useState('Smith by day, programmer by night.');
  return (
    <Section title="Fields">
      <div className={styles.columns}>
        <TextField
          label="Email"
          type="email"
          placeholder="you@example.com"
          hint="We only email you when you ask."
        />
        <TextField label="Email" defaultValue="smith@" error="Please enter a valid email" />
        <TextField label="Find a course" hideLabel icon={<Search />} placeholder="Find a course" />
        <TextField label="Handle" defaultValue="brokkr" disabled optional />
        <Select label="League" options={LEAGUES} placeholder="Any league" />
        <Select
          label="League"
          options={LEAGUES}
          defaultValue="iron"
          error="That league is full. Choose another."
        />
        <TextArea
          label="About you"
          value={bio}
          onChange={(event) => setBio(event.target.value)}
          maxLength={200}
          showCount
          hint="Shown on your profile."
        />
      </div>
    </Section>
  );
}

function Choices() {
  return (
    <Section title="Choices">
      <div className={styles.columns}>
        <Exhibit name="Checkbox" stack>
          <Checkbox label="I agree to the terms" defaultChecked />
          <Checkbox label="Remember this device" hint="For 60 days." />
          <Checkbox label="Some lessons" checked="indeterminate" />
          <Checkbox label="Not now" disabled />
          <Checkbox label="I have read the rules" error="Please accept the rules to continue." />
        </Exhibit>
        <Exhibit name="Switch" stack>
          <Switch label="Sounds" hint="A short clink on success." />
          <Switch label="Vim keys in the editor" defaultChecked />
          <Switch label="Private profile" spread defaultChecked hint="Only you can see your profile." />
          <Switch label="Unavailable" disabled />
        </Exhibit>
        <RadioGroup
          label="Experience"
          defaultValue="some"
          options={[
            { value: 'none', label: 'None yet' },
            { value: 'some', label: 'Some', hint: 'A course or two' },
            { value: 'work', label: 'I do it for a living', disabled: true },
          ]}
        />
      </div>
      <div className={styles.columns}>
        <RadioGroup
          plates
          label="What does len([]) return?"
          defaultValue="0"
          options={[
            { value: '0', label: <code>0</code> },
            { value: '1', label: <code>1</code> },
            { value: 'none', label: <code>None</code> },
          ]}
        />
        <RadioGroup
          plates
          label="The same, answered"
          defaultValue="1"
          options={[
            { value: '0', label: <code>0</code>, verdict: 'right' },
            { value: '1', label: <code>1</code>, verdict: 'wrong' },
            { value: 'none', label: <code>None</code>, disabled: true },
          ]}
        />
      </div>
    </Section>
  );
}

export function Controls() {
  return (
    <>
      <Buttons />
      <Fields />
      <Choices />
    </>
  );
}
