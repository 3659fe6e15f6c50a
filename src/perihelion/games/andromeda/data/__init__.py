"""What is printed on the components, and what a data file may say."""
