function howMany0(S,you$0,wanted$1){
  let n$2=0;
  let i$3=1;
  for(;i$3<=S[19];i$3++){
    const x$4=S[19+i$3];
    if(x$4===wanted$1)n$2=n$2+1|0;
  }
  return n$2;
}

function closeGap_1(zone$0S,zone$0,index$1){
  const length$2=zone$0S[zone$0];
  let j$3=index$1;
  for(;j$3<length$2;j$3++)zone$0S[zone$0+j$3]=zone$0S[zone$0+j$3+1];
  zone$0S[zone$0+length$2]=0;
  zone$0S[zone$0]=length$2-1;
}

function rowRemove_0(zone$0S,zone$0,element$1,at$2){
  let i$3=1;
  const iEnd$4=zone$0S[zone$0]+1|0;
  for(;i$3<iEnd$4;i$3++){
    if(zone$0S[zone$0+i$3]===element$1){
      closeGap_1(zone$0S,zone$0,i$3);
      return;
    }
  }
  fail("absent",at$2);
}

function countsRemoveAll_2(zone$0S,zone$0,kind$1){
  const count$2=-zone$0S[zone$0+kind$1+1]|0;
  zone$0S[zone$0]+=count$2;
  zone$0S[zone$0+kind$1+1]+=count$2;
}

function to_0(S,you$0){
  let i$1=0;
  for(;i$1<3;i$1++)S[13+i$1]=0;
  let i$2=0;
  for(;i$2<3;i$2++)S[16+i$2]=0;
  let i$3=0;
  const iEnd$4=howMany0(S,you$0,0);
  for(;i$3<iEnd$4;i$3++){
    rowRemove_0(S,19,0,2);
  }
  countsRemoveAll_2(S,13,1);
}

function settle(S){
}

function holding(S,m,A){
  switch(S[8]){
  }
  return [];
}
